import { BUILT_IN_TITLES } from '@/core/model/page';
import { PAGES_WITHIN_OTHERS } from '@/core/rules/embed-snippet';
import { loadPages } from '@/services/design';
import { useAnswer } from '../data/use-answer';
import { useDomain } from '../data/use-domain';
import { Choice } from '../ui/field';
import { Answered } from '../ui/states';
import type { ChoiceProps } from './use-choice';

const BUILT_IN = Object.entries(BUILT_IN_TITLES).map(([slug, name]) => ({ slug, name }));

/** The pages that the shop has made, and those that every shop has. */
export function PageChoice({ chosen, choose }: ChoiceProps) {
  const domain = useDomain();
  const { answer, reload } = useAnswer(domain, () => loadPages(domain));
  return (
    <Answered answer={answer} reload={reload} rows={1}>
      {(found) => {
        const own = found.filter(({ slug }) => !Object.hasOwn(BUILT_IN_TITLES, slug));
        const pages = [...BUILT_IN, ...own].filter(
          ({ slug }) => !PAGES_WITHIN_OTHERS.includes(slug),
        );
        const options = pages.map(({ slug, name }) => ({ value: slug, label: name }));
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
