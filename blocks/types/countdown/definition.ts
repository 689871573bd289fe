import { actionApplies, actionFields } from '@/blocks/kit/action';
import type { Applies } from '@/blocks/kit/applies';
import { defineBlock } from '@/blocks/kit/define-block';
import { choice, type Field, type PropsOf, text, toggle } from '@/blocks/kit/fields';

export const countdownBlock = defineBlock({
  type: 'countdown',
  props: {
    title: text(),
    text: text(),
    /** The end as an ISO instant; '' for never. */
    endsAt: instant(),
    whenOver: choice(['text', 'nothing'], 'text'),
    overText: text('This has ended.'),
    design: choice(['tiles', 'line'], 'tiles'),
    showSeconds: toggle(true),
    buttonText: text(),
    ...actionFields,
  },
  changesAt: ({ endsAt }) => (endsAt === '' ? null : Date.parse(endsAt)),
});

export type CountdownProps = PropsOf<typeof countdownBlock.props>;

const LATER = '2100-01-01T00:00:00.000Z';
const PAST = '2020-01-01T00:00:00.000Z';

export const countdownApplies: Applies<typeof countdownBlock> = {
  title: { props: { endsAt: LATER } },
  text: { props: { endsAt: LATER } },
  endsAt: { value: LATER },
  whenOver: { props: { endsAt: PAST } },
  overText: { props: { endsAt: PAST } },
  design: { props: { endsAt: LATER } },
  showSeconds: { props: { endsAt: LATER } },
  buttonText: { props: { endsAt: LATER, targetUrl: '/shop' } },
  targetUrl: { props: { endsAt: LATER, buttonText: 'Shop the sale' } },
  ...Object.fromEntries(
    Object.entries(actionApplies).map(([name, { props }]) => [
      name,
      { props: { ...props, endsAt: LATER, buttonText: 'Shop the sale' } },
    ]),
  ),
};

/** Requires an offset: a date and time alone differs by time zone. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** A moment in time as ISO 8601 in UTC; '' where none is set. */
function instant(): Field<string> {
  return { kind: 'instant', initial: '', parse: readInstant };
}

function readInstant(value: unknown): string | undefined {
  if (typeof value !== 'string' || !INSTANT.test(value)) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
