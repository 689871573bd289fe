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
import * as messages from '../messages';

export function LengthControl(props: FieldControlProps) {
  const { field, onChange } = props;
  return (
    <LengthInput
      {...props}
      value={ownText(props)}
      isValid={takes(field)}
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
      isValid={takes(field)}
      placeholder={placeholderOf(props)}
      onChange={(text) => onChange(orDefault(text))}
    />
  );
}

export const SIDES = [messages.top, messages.right, messages.bottom, messages.left] as const;
const CORNERS = [
  messages.topLeft,
  messages.topRight,
  messages.bottomRight,
  messages.bottomLeft,
] as const;
const CORNER_ICONS = [cornerTopLeft, cornerTopRight, cornerBottomRight, cornerBottomLeft] as const;

export function SidesControl(props: FieldControlProps) {
  const { field, value, onChange } = props;
  return (
    <FourInput
      {...props}
      names={SIDES}
      value={textValue(value)}
      isValid={takes(field)}
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
      isValid={takes(field)}
      placeholder={placeholderOf(props)}
      onChange={(text) => onChange(orDefault(text))}
    />
  );
}
