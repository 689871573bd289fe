import { Select } from '@/components/kit/select';
import { ALL_PRODUCTS } from '@/core/model/category';
import { atOnce, type FieldControlProps, textValue } from '../field/control';
import { useSources } from '../field/sources';

/** A category of the shop; one that it does not have is offered where it is the one that is set. */
export function CategoryControl(props: FieldControlProps) {
  const { value } = props;
  const { categories } = useSources();
  const set = textValue(value).trim() || ALL_PRODUCTS;
  const names = [...new Set([ALL_PRODUCTS, ...categories, set])];
  return (
    <Select
      {...props}
      value={set}
      options={names.map((name) => ({ value: name, label: name }))}
      onChange={(next) => atOnce(props)(next === ALL_PRODUCTS ? undefined : next)}
    />
  );
}
