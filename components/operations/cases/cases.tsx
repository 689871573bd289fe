import { usePlace } from '../data/use-place';
import { Office } from '../office/office';
import { CaseList } from './case-list';
import { CaseView } from './case-view';

/** The disputes of a shop; one of them where the address names it. */
export function Cases() {
  const id = usePlace().get('case');
  return (
    <Office page="cases" title={id ? 'Case' : 'Cases'}>
      {id ? <CaseView key={id} id={id} /> : <CaseList />}
    </Office>
  );
}
