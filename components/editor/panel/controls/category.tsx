import { Select } from '@/components/kit/select';
import { ALL_PRODUCTS } from '@/core/model/category';
import { type FieldControlProps, textValue } from '../field/control';
import { useSources } from '../field/sources';

/** A category of the shop; one that it does not have is offered where it is the one that is set. */
export function CategoryControl(props: FieldControlProps) {
  const { value, onChange, onRelease } = props;
  const { categories } = useSources();
  const set = textValue(value).trim() || ALL_PRODUCTS;
  const names = [...new Set([ALL_PRODUCTS, ...categories, set])];
  return (
    <Select
      {...props}
      value={set}
      options={names.map((name) => ({ value: name, label: name }))}
      onChange={(next) => {
        onChange(next === ALL_PRODUCTS ? undefined : next);
        onRelease();
      }}
    />
  );
}
