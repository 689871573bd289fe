import { useId, useMemo, useState } from 'react';
import { isBlockType } from '@/blocks/kit/block-types';
import { readFields } from '@/blocks/kit/fields';
import { Tabs } from '@/components/kit/tabs';
import { DraftsContext } from '@/components/kit/use-draft';
import { useStable } from '../shared/use-stable';
import { PaletteContext } from '../ui/color/palette';
import { CONTROLS } from './controls/controls';
import { rawNames } from './field/field-value';
import { PanelContext } from './field/panel-context';
import type { PanelArea, PanelBlock, PanelChange, PanelRefusal, PanelSources } from './field/types';
import type { SetField } from './field/use-field';
import { Group } from './group';
import { keepPanel, openedPanel, panelMemory, useScrollMemory } from './memory';
import * as messages from './messages';
import { type Plan, type PlannedGroup, planOf, type Tab } from './plan';
import styles from './properties-form.module.css';
import { shopPalette } from './shop-palette';

interface PropertiesFormProps {
  block: PanelBlock;
  sources: PanelSources;
  /** The color behind the block, as CSS; that of the shop's pages where it is not told. */
  background?: string | undefined;
  /** Told at its field. */
  refused?: PanelRefusal | null | undefined;
  /** Changes with the same gesture are undone together; a reset of a field under several names is several changes. */
  onChange: (change: PanelChange, gesture: string) => void;
}

/** The properties of a block (spec 3): its content and its style, group by group. */
export function PropertiesForm(props: PropertiesFormProps) {
  const { type } = props.block;
  return isBlockType(type) ? (
    <PropertiesGroups {...props} plan={planOf(type)} />
  ) : (
    <UnknownBlock block={props.block} />
  );
}

type FormProps = PropertiesFormProps & { plan: Plan };

const PAGE_BACKGROUND = 'var(--ground)';

const TABS: Record<Tab, string> = { content: messages.content, style: messages.style };

/** One form for all blocks: another one selected shows its values in the fields that are there already. */
function PropertiesGroups(props: FormProps) {
  const { plan, block, sources, refused, background = PAGE_BACKGROUND } = props;
  const id = useId();
  const [tab, setTab] = useState<Tab>(() => openedPanel().tab);
  const { isOpen, toggle } = useOpenGroups(block.type, tab);
  const scroller = useScrollMemory(`${block.type} ${tab}`);
  const values = useValuesOf(plan, block);
  const readValues = useStable(() => values);
  const set = { props: useSetter('props', props), styles: useSetter('styles', props) };
  const palette = useMemo(() => shopPalette(sources.theme), [sources.theme]);
  const panel = useMemo(
    () => ({ controls: CONTROLS, sources, values: readValues }),
    [sources, readValues],
  );
  const groups = plan[tab].filter(({ spots }) =>
    spots.some(({ config }) => config.when?.(values) ?? true),
  );
  return (
    <PanelContext value={panel}>
      <PaletteContext value={palette}>
        <DraftsContext value={panelMemory.drafts}>
          <div className={styles.form}>
            <Tabs
              id={id}
              label={messages.whatToSet}
              tabs={TABS}
              tab={tab}
              onTab={(next) => {
                keepPanel({ tab: next });
                setTab(next);
              }}
            />
            <div
              ref={scroller}
              className={styles.scroller}
              id={`${id}-${tab}`}
              role="tabpanel"
              aria-labelledby={`${id}-${tab}-tab`}
            >
              {tab === 'content' && plan.note && <p className={styles.note}>{plan.note}</p>}
              {groups.map((group, place) => (
                <Group
                  key={`${tab} ${group.title}`}
                  id={`${id}-${tab}-${place}`}
                  {...{ group, block, values, background, refused, set }}
                  isOpen={isOpen(group)}
                  onToggle={() => toggle(group)}
                />
              ))}
            </div>
          </div>
        </DraftsContext>
      </PaletteContext>
    </PanelContext>
  );
}

/** Returns the values as views read them; the same object while nothing changes. */
function useValuesOf({ definition }: Plan, { props, styles: raw }: PanelBlock) {
  return useMemo(
    () => ({
      props: readFields(definition.props, props),
      styles: readFields(definition.styles, raw),
    }),
    [definition, props, raw],
  );
}

/** Sets a field; the same function all along, so that a change draws its own field alone. */
function useSetter(area: PanelArea, { plan, block, onChange }: FormProps): SetField {
  return useStable((name, value, gesture) => {
    const field = plan.definition[area][name];
    // A default under one name must not bring back what is stored under another.
    const names = value === undefined && field ? rawNames(block[area], name, field) : [name];
    for (const one of names) onChange({ area, name: one, value }, gesture);
  });
}

function useOpenGroups(type: string, tab: Tab) {
  const [groups, setGroups] = useState(() => openedPanel().groups);
  const nameOf = ({ title }: PlannedGroup) => `${type}/${tab}/${title}`;
  const isOpen = (group: PlannedGroup) => groups[nameOf(group)] ?? !group.isClosed;
  return {
    isOpen,
    toggle(group: PlannedGroup) {
      const next = { ...openedPanel().groups, [nameOf(group)]: !isOpen(group) };
      keepPanel({ groups: next });
      setGroups(next);
    },
  };
}

/** A block that another system has made: it is kept, and cannot be set here. */
function UnknownBlock({ block: { type, props } }: { block: PanelBlock }) {
  return (
    <div className={styles.unknown}>
      <p>{messages.unknownType(type || messages.noType)}</p>
      <section aria-label={messages.rawValue}>
        <pre className={styles.raw}>{JSON.stringify(props ?? {}, null, 2)}</pre>
      </section>
    </div>
  );
}
