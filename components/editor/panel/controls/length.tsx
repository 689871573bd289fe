import {
  cornerBottomLeft,
  cornerBottomRight,
  cornerTopLeft,
  cornerTopRight,
} from '@/components/kit/icons';
import { FourInput } from '../../ui/box/four-input';
import { LengthInput } from '../../ui/length-input';
import {
  type FieldControlProps,
  orDefault,
  ownText,
  placeholderOf,
  takes,
  textValue,
} from '../field/control';

export function LengthControl(props: FieldControlProps) {
  const { field, onChange } = props;
  return (
    <LengthInput
      {...props}
      value={ownText(props)}
      isSound={takes(field)}
      placeholder={placeholderOf(props)}
      onChange={(text) => onChange(orDefault(text))}
    />
  );
}

export function SizeControl(props: FieldControlProps) {
  const { field, onChange } = props;
  return (
    <LengthInput
      {...props}
      hasAuto
      value={ownText(props)}
      isSound={takes(field)}
      placeholder={placeholderOf(props)}
      onChange={(text) => onChange(orDefault(text))}
    />
  );
}

export const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;
const CORNERS = ['Top left', 'Top right', 'Bottom right', 'Bottom left'] as const;
const CORNER_ICONS = [cornerTopLeft, cornerTopRight, cornerBottomRight, cornerBottomLeft] as const;

export function SidesControl(props: FieldControlProps) {
  const { field, value, onChange } = props;
  return (
    <FourInput
      {...props}
      names={SIDES}
      value={textValue(value)}
      isSound={takes(field)}
      placeholder={placeholderOf(props)}
      onChange={(text) => onChange(orDefault(text))}
    />
  );
}

export function CornersControl(props: FieldControlProps) {
  const { field, value, onChange } = props;
  return (
    <FourInput
      {...props}
      names={CORNERS}
      icons={CORNER_ICONS}
      value={textValue(value)}
      isSound={takes(field)}
      placeholder={placeholderOf(props)}
      onChange={(text) => onChange(orDefault(text))}
    />
  );
}
