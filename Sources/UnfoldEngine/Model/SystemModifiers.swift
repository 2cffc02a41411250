extension Modifier {
  /// Whether a modifier of this name is one of the system's own. Any other is an app's or a library's, and may do
  /// anything to its view, such as let it ignore the safe area.
  public var isSystem: Bool { Modifier.systemNames.contains(name) }

  private static let systemNames: Set<String> = Set(
    """
    accentColor accessibility accessibilityAction accessibilityActions accessibilityActivationPoint \
    accessibilityAddTraits accessibilityAdjustableAction accessibilityChildren accessibilityCustomContent \
    accessibilityDirectTouch accessibilityDragPoint accessibilityDropPoint accessibilityElement \
    accessibilityFocused accessibilityHeading accessibilityHidden accessibilityHint accessibilityIdentifier \
    accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel accessibilityLabeledPair \
    accessibilityQuickAction accessibilityRemoveTraits accessibilityRepresentation \
    accessibilityRespondsToUserInteraction accessibilityRotor accessibilityScrollAction \
    accessibilityShowsLargeContentViewer accessibilitySortPriority accessibilityTextContentType \
    accessibilityValue accessibilityZoomAction actionSheet alert alignmentGuide allowedDynamicRange \
    allowsHitTesting allowsTightening anchorPreference animation antialiased appStoreOverlay \
    arrangementViewStyle aspectRatio autocapitalization autocorrectionDisabled background \
    backgroundExtensionEffect backgroundPreferenceValue backgroundStyle badge badgeProminence baselineOffset \
    blendMode blur bold border brightness buttonBorderShape buttonSizing buttonStyle chartBackground \
    chartForegroundStyleScale chartLegend chartOverlay chartPlotStyle chartXAxis chartXScale chartYAxis \
    chartYScale clipShape clipped colorEffect colorInvert colorMultiply colorScheme compositingGroup \
    confirmationDialog containerBackground containerRelativeFrame containerShape contentMargins contentShape \
    contentTransition contextMenu contrast controlGroupStyle controlSize coordinateSpace cornerRadius \
    currentEntitlementTask customAttribute datePickerStyle defaultAdaptableTabBarPlacement defaultAppStorage \
    defaultFocus defaultHoverEffect defaultScrollAnchor defaultTabBarPlacement defaultWheelPickerItemHeight \
    defersSystemGestures deleteDisabled dialogIcon dialogSeverity dialogSuppressionToggle digitalCrownRotation \
    disableAutocorrection disabled disclosureGroupStyle distortionEffect documentBrowserContextMenu draggable \
    drawingGroup dropDestination dynamicTypeSize edgesIgnoringSafeArea environment environmentObject equatable \
    exportsItemProviders familyActivityPicker fileExporter fileImporter fileMover fill findDisabled \
    findNavigator fixedSize flipsForRightToLeftLayoutDirection focusEffectDisabled focusScope focusSection \
    focusable focused focusedObject focusedSceneObject focusedSceneValue focusedValue font fontDesign fontWeight \
    fontWidth foregroundColor foregroundStyle formStyle frame fullScreenCover gaugeStyle geometryGroup gesture \
    glassBackgroundEffect glassEffect glassEffectID glassEffectTransition glassEffectUnion grayscale \
    gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment groupBoxStyle handGestureShortcut \
    handlesExternalEvents headerProminence help hidden highPriorityGesture horizontalRadioGroupLayout \
    hoverEffect hoverEffectDisabled hoverEffectGroup hueRotation id ignoresSafeArea imagePlaygroundSheet \
    imageScale inAppPurchaseOptions indexViewStyle inspector inspectorColumnWidth interactiveDismissDisabled \
    interpolation invalidatableContent italic kerning keyboardShortcut keyboardType keyframeAnimator \
    labelIconToTitleSpacing labelReservedIconWidth labelStyle labeledContentStyle labelsHidden labelsVisibility \
    layerEffect layoutDirectionBehavior layoutPriority layoutValue lineHeight lineLimit lineSpacing listItemTint \
    listRowBackground listRowHoverEffect listRowHoverEffectDisabled listRowInsets listRowPlatterColor \
    listRowSeparator listRowSeparatorTint listRowSpacing listSectionMargins listSectionSeparator \
    listSectionSeparatorTint listSectionSpacing listStyle luminanceToAlpha manageSubscriptionsSheet \
    mapControlVisibility mapControls mapFeatureSelectionDisabled mapScope mapStyle mask matchedGeometryEffect \
    matchedTransitionSource menuActionDismissBehavior menuIndicator menuOrder menuStyle minimumScaleFactor \
    modelContainer modifier monospaced monospacedDigit moveDisabled multilineTextAlignment \
    musicSubscriptionOffer navigationBarBackButtonHidden navigationBarHidden navigationBarItems \
    navigationBarTitle navigationBarTitleDisplayMode navigationDestination navigationDocument \
    navigationSplitViewColumnWidth navigationSplitViewStyle navigationSubtitle navigationTitle \
    navigationTransition navigationViewStyle offerCodeRedemption offset onAppear onChange onCommand \
    onContinueUserActivity onContinuousHover onDelete onDisappear onDrag onDrop onExitCommand onGeometryChange \
    onHingeChange onHover onInsert onKeyPress onLongPressGesture onMapCameraChange onModifierKeysChanged onMove \
    onOpenURL onPencilSqueeze onPreferenceChange onReceive onScrollGeometryChange onScrollPhaseChange \
    onScrollTargetVisibilityChange onScrollVisibilityChange onSubmit onTapGesture opacity ornament overlay \
    overlayArrangementEdge overlayPreferenceValue padding paletteSelectionEffect pasteDestination \
    persistentSystemOverlays phaseAnimator photosPicker photosPickerAccessoryVisibility \
    photosPickerDisabledCapabilities photosPickerStyle pickerStyle popover popoverTip position preference \
    preferredColorScheme prefersDefaultFocus presentationBackground presentationBackgroundInteraction \
    presentationCompactAdaptation presentationContentInteraction presentationCornerRadius presentationDetents \
    presentationDragIndicator presentationPlacement presentationSizing presentedWindowStyle previewDevice \
    previewDisplayName previewInterfaceOrientation previewLayout privacySensitive progressViewStyle \
    projectionEffect quickLookPreview redacted refreshable refundRequestSheet renameAction renderingMode \
    replaceDisabled resizable rotation3DEffect rotationEffect safeAreaBar safeAreaInset safeAreaPadding \
    saturation scaleEffect scaledToFill scaledToFit sceneStorage scrollBounceBehavior scrollClipDisabled \
    scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollEdgeEffectHidden scrollEdgeEffectStyle \
    scrollIndicators scrollIndicatorsFlash scrollInputBehavior scrollPosition scrollTarget scrollTargetBehavior \
    scrollTargetLayout scrollTransition searchCompletion searchFocused searchPresentationToolbarBehavior \
    searchScopes searchSuggestions searchToolbarBehavior searchable sectionActions selectionDisabled \
    sensoryFeedback shadow sheet simultaneousGesture speechAdjustedPitch speechAlwaysIncludesPunctuation \
    speechAnnouncementsQueued speechPhoneticRepresentation speechSpellsOutCharacters \
    splitArrangementFixedLayoutSize splitArrangementLayoutRatio splitArrangementLayoutSize springLoadingBehavior \
    statusBar statusBarHidden storeButton strikethrough stroke submitLabel submitScope subscriptionStatusTask \
    supportedVolumeViewpoints swipeActions symbolColorRenderingMode symbolEffect symbolEffectsRemoved \
    symbolRenderingMode symbolVariant tabBarMinimizeBehavior tabItem tabViewBottomAccessory tabViewCustomization \
    tabViewSearchActivation tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader tabViewStyle tag \
    task textCase textContentType textEditorStyle textFieldStyle textInputAutocapitalization \
    textInputFormattingControlVisibility textRenderer textScale textSelection textSelectionAffinity tint \
    tipViewStyle toggleStyle toolbar toolbarBackground toolbarBackgroundVisibility toolbarColorScheme \
    toolbarForegroundStyle toolbarOverflowMenu toolbarRole toolbarTitleDisplayMode toolbarTitleMenu \
    toolbarVerticalBehavior toolbarVerticalCompressionBehavior toolbarVisibility touchBar tracking transaction \
    transformAnchorPreference transformEffect transformEnvironment transformPreference transition \
    translationPresentation translationTask trim truncationMode typesettingLanguage underline unredacted \
    upperLimbVisibility userActivity visualEffect widgetURL windowToolbarFullScreenVisibility \
    writingToolsBehavior zIndex
    """.split(separator: " ").map(String.init))
}
