export const noLine = 'No line';
export const solid = 'Solid';
export const dashed = 'Dashed';
export const dotted = 'Dotted';
export const double = 'Double';
export const line = 'Line';
export const lineWidth = 'Line width';
export const lineColor = 'Line color';
export const allCorners = 'All the same';
export const eachCorner = 'Each on its own';
export const invalidLength = 'Enter a size such as 16px or 5%.';
export const mine = 'Mine';
export const theirs = 'Theirs';
export const keepEditing = 'Keep editing';
export const conflictHint = 'Choose which to keep. All other changes, yours and theirs, are kept.';
export const allMine = 'All mine';
export const allTheirs = 'All theirs';
export const saturationAndBrightness = 'Saturation and brightness';
export const chooseColor = 'Choose a color';
export const contrastHint = 'Contrast with its background (4.5 or more is legible)';
export const invalidColor = 'Enter a color such as #c8102e, red or rgb(0 0 0 / 50%).';
export const color = 'Color';
export const shopColors = 'Colors of the shop';
export const lastUsed = 'Last used';
export const palette = 'Palette';
export const pickFromScreen = 'Pick from the screen';
export const colorValue = 'Color value';
export const noColor = 'No color.';
export const opacity = 'Opacity';
export const hue = 'Hue';
export const gradientColors = 'The colors of the gradient';
export const addGradient = 'Add gradient';
export const invalidGradient = 'Enter a gradient such as linear-gradient(90deg, #fff, #000).';
export const straight = 'Straight';
export const round = 'Round';
export const shape = 'Shape';
export const angle = 'Angle';
export const unit = 'Unit';
export const invalidSize = 'Enter a size such as 16px or 50%.';
export const moveHint = 'Drag, or use the arrow keys, to move';
export const imageMissing = 'There is no image at this address.';
export const top = 'Top';
export const bottom = 'Bottom';
export const center = 'Center';
/** Second words of a place, as in 'Top left'. */
export const toLeft = 'left';
export const toRight = 'right';
export const inCenter = 'center';
export const addColumn = 'Add column';
export const leftToDecide = (left: number, count: number): string =>
  `${left} of ${count} left to decide`;
export const saturationBrightness = (saturation: number, brightness: number): string =>
  `Saturation ${saturation} %, brightness ${brightness} %`;
export const chooseColorFor = (label: string): string => `${label}: choose a color`;
export const hardToRead = (ratio: string, needed: number): string =>
  `Hard to read on its background: ${ratio}, but ${needed} is needed.`;
export const addGradientTo = (label: string): string => `${label}: add gradient`;
export const colorNumber = (number: number): string => `Color ${number}`;
export const colorPosition = (number: number): string => `Position of color ${number}`;
export const removeColor = (number: number): string => `Remove color ${number}`;
export const colorAt = (color: string, at: number): string => `${color} at ${at} %`;
export const unitOf = (label: string): string => `${label}: unit`;
export const move = (title: string): string => `Move ${title}`;
export const remove = (title: string): string => `Remove ${title}`;
export const add = (name: string): string => `Add ${name}`;
export const added = (name: string, number: number): string => `${name} ${number} added`;
export const removed = (name: string): string => `${name} removed`;
export const movedTo = (name: string, place: number, count: number): string =>
  `${name} moved to ${place} of ${count}`;
export const middle = (side: string): string => `Middle ${side}`;
export const columnWidth = (number: number): string => `Width of column ${number}`;
export const removeColumn = (number: number): string => `Remove column ${number}`;
export const columnsLine = (left: number, right: number): string =>
  `Line between columns ${left} and ${right}`;
export const columnShare = (number: number, percent: number): string =>
  `Column ${number}: ${percent} %`;
export const focalPoint = 'Focal point';
export const focusHint =
  'Click what has to stay in view where the image is cropped, or move it with the arrow keys';
export const centerFocus = 'Reset to center';
export const focusAt = (across: number, down: number): string => `${across}% across, ${down}% down`;
