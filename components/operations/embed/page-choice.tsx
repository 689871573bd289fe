import { loadPages } from '@/services/design';
import { useAnswer } from '../data/use-answer';
import { useDomain } from '../data/use-domain';
import { Choice } from '../ui/field';
import { Answered } from '../ui/states';
import type { ChoiceProps } from './use-choice';

/** Pages with embeds of their own. */
const WITHIN_OTHERS: readonly string[] = ['shop', 'product'];

/** The pages that the shop has made or designed. */
export function PageChoice({ chosen, choose }: ChoiceProps) {
  const domain = useDomain();
  const { answer, reload } = useAnswer(domain, () => loadPages(domain));
  return (
    <Answered answer={answer} reload={reload} rows={1}>
      {(found) => {
        const pages = found.filter(({ slug }) => !WITHIN_OTHERS.includes(slug));
        const options = pages.map(({ slug, name }) => ({ value: slug, label: name }));
        if (options.length === 0) return <p>This shop has designed no page yet.</p>;
        return (
          <Choice
            label="Page"
            options={[{ value: '', label: 'Choose a page' }, ...options]}
            value={chosen.page?.slug ?? ''}
            onChange={({ currentTarget: { value } }) => {
              choose({ page: pages.find(({ slug }) => slug === value) ?? null });
            }}
          />
        );
      }}
    </Answered>
  );
}
