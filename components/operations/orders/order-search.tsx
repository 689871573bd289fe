import { type SubmitEvent, useEffect, useRef } from 'react';
import { ORDER_FILTERS, type OrderFilter } from '@/core/model/operations';
import { Button } from '../ui/button';
import { Choice, Field } from '../ui/field';
import { filterLabel } from './order-words';
import styles from './orders.module.css';

interface OrderSearchProps {
  search: string;
  filter: OrderFilter;
  onSearch: (keys: { q: string; filter: string }) => void;
}

const FILTERS = ORDER_FILTERS.map((value) => ({ value, label: filterLabel(value) }));

/** Narrows the list of orders down. */
export function OrderSearch({ search, filter, onSearch }: OrderSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  // Gone back, the field says what is shown.
  useEffect(() => {
    const field = form.current?.elements.namedItem('q');
    if (field instanceof HTMLInputElement) field.value = search;
  }, [search]);
  const send = (element: HTMLFormElement, chosen: string = filter) => {
    const q = String(new FormData(element).get('q') ?? '').trim();
    onSearch({ q, filter: chosen === 'all' ? '' : chosen });
  };
  return (
    <search>
      <form
        ref={form}
        className={styles.search}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          send(event.currentTarget);
        }}
      >
        <Field
          label="Number, e-mail or name"
          name="q"
          type="search"
          maxLength={200}
          defaultValue={search}
        />
        <Choice
          label="Show"
          options={FILTERS}
          value={filter}
          onChange={({ currentTarget }) => {
            if (currentTarget.form) send(currentTarget.form, currentTarget.value);
          }}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
