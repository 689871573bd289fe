import type { Controls } from '../field/registry';
import { BackgroundControl } from './background';
import {
  CategoryControl,
  CrossAlignControl,
  DirectionControl,
  IconsControl,
  JustifyControl,
  SegmentsControl,
  SelectControl,
  SwitchControl,
  TextAlignControl,
} from './choice';
import { ColorControl, ColorsControl, GradientControl } from './color';
import { ColumnsControl, SharesControl } from './columns';
import {
  BackgroundSizeControl,
  BorderControl,
  CssControl,
  PositionControl,
  ShadowControl,
  WeightControl,
} from './css';
import { GroupControl } from './group';
import { CornersControl, LengthControl, SidesControl, SizeControl } from './length';
import { LinkControl } from './link';
import { ListControl } from './list';
import { NumberControl, ShareControl, SliderControl } from './number';
import { PictureControl, VideoControl } from './picture';
import { CodeControl, InstantControl, LineControl, LinesControl } from './text';
import { PicturesControl, TextsControl } from './texts';

/** Controls of fields, by the name in the panel, else by the kind of the field. */
export const CONTROLS: Controls = {
  text: { Control: LineControl, isOne: true },
  markup: { Control: CodeControl, isOne: true, isWide: true },
  choice: { Control: SelectControl, isOne: true },
  toggle: { Control: SwitchControl, isOne: true },
  number: { Control: NumberControl, isOne: true },
  color: { Control: ColorControl, isOne: true },
  length: { Control: LengthControl, isOne: true },
  css: { Control: CssControl, isOne: true },
  link: { Control: LinkControl, isOne: true, isWide: true },
  picture: { Control: PictureControl, isOne: true, isWide: true },
  texts: { Control: TextsControl, isWide: true },
  numbers: { Control: SharesControl, isWide: true },
  colors: { Control: ColorsControl, isWide: true },
  instant: { Control: InstantControl, isOne: true, isWide: true },
  list: { Control: ListControl, isWide: true },
  group: { Control: GroupControl, isBare: true },
  lines: { Control: LinesControl, isOne: true, isWide: true },
  category: { Control: CategoryControl, isOne: true },
  segments: { Control: SegmentsControl },
  icons: { Control: IconsControl, isWide: true },
  slider: { Control: SliderControl, isOne: true },
  share: { Control: ShareControl, isOne: true },
  'text-align': { Control: TextAlignControl },
  direction: { Control: DirectionControl },
  justify: { Control: JustifyControl },
  'cross-align': { Control: CrossAlignControl },
  columns: { Control: ColumnsControl, isWide: true },
  video: { Control: VideoControl, isOne: true, isWide: true },
  pictures: { Control: PicturesControl, isWide: true },
  sides: { Control: SidesControl, isOne: true },
  corners: { Control: CornersControl, isOne: true },
  border: { Control: BorderControl },
  weight: { Control: WeightControl, isOne: true },
  size: { Control: SizeControl, isOne: true },
  shadow: { Control: ShadowControl, isOne: true },
  gradient: { Control: GradientControl, isWide: true },
  background: { Control: BackgroundControl, isWide: true },
  'background-size': { Control: BackgroundSizeControl, isOne: true },
  position: { Control: PositionControl },
};
