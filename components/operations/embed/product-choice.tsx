import { useState } from 'react';
import { Button } from '@/components/kit/button';
import { Field } from '@/components/kit/field';
import { Picture } from '@/components/ui';
import { loadGridProducts } from '@/services/catalogue';
import { searchProducts } from '@/services/search';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import { useAnswer } from '../data/use-answer';
import * as messages from '../messages';
import { Answered } from '../ui/states';
import styles from './embed.module.css';
import type { ChoiceProps } from './use-choice';

const SHOWN = 6;

/** The newest products, or those that a search finds. */
export function ProductChoice({ chosen, choose }: ChoiceProps) {
  const { template } = useAppSelector(selectShop);
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const { answer, reload } = useAnswer(query, async (domain) => {
    if (query === '') return loadGridProducts({ domain, totalProducts: SHOWN });
    const request = { domain, template, query, limit: SHOWN };
    return (await searchProducts(request, new AbortController().signal)).products;
  });
  const search = () => setQuery(typed.trim());
  return (
    <div className={styles.search}>
      <div className={styles.query}>
        <Field
          label={messages.searchProducts}
          type="search"
          value={typed}
          onChange={setTyped}
          onEnter={search}
        />
        <Button onClick={search}>{messages.search}</Button>
      </div>
      <Answered answer={answer} reload={reload} rows={SHOWN}>
        {(products) => (
          <fieldset className={styles.products}>
            <legend className="visually-hidden">{messages.product}</legend>
            {products.length === 0 && <p>{messages.noProducts}</p>}
            {products.map(({ id, slug = id, name, image = [] }) => (
              <label key={id} className={styles.product}>
                <input
                  type="radio"
                  name="product"
                  checked={chosen.product?.slug === slug}
                  onChange={() => choose({ product: { slug, name } })}
                />
                <span className={styles.thumb}>
                  <Picture src={image[0] ?? ''} alt="" sizes="40px" maxWidth={80} />
                </span>
                {name}
              </label>
            ))}
          </fieldset>
        )}
      </Answered>
    </div>
  );
}
