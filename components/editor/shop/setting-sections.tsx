import type { ComponentType } from 'react';
import { Button } from '@/components/kit/button';
import { BUILT_IN_TITLES } from '@/core/model/page';
import { rightToSet } from '@/core/rules/design/right-to-set';
import { pageTitle, shopName } from '@/core/rules/seo/titles';
import { useShop } from '@/hooks/use-shop';
import { useEditorSelector } from '@/store/editor/hooks';
import { mayDo } from '@/store/editor/selectors';
import { SearchResult } from '../form/search-result';
import { CategoriesSetting, FlagSetting, OpeningSetting, ReviewsSetting } from './controls/choices';
import { type SettingProps, settingId } from './controls/control';
import { CountriesSetting } from './controls/countries';
import { CssSetting } from './controls/css';
import { HeaderSetting } from './controls/header';
import { ColorSetting, FontSetting, RadiusSetting, TimeZoneSetting } from './controls/look';
import { DollarsSetting, PictureSetting, ReadOnlySetting, typed } from './controls/text';
import * as messages from './messages';
import styles from './setting-sections.module.css';
import type { Setting, SettingControl, SettingSection } from './settings/setting';
import { SECTIONS } from './settings/settings';
import { useShopSettings } from './settings/use-settings';
import { textAt } from './settings/values';

interface SettingSectionsProps {
  sections: readonly SettingSection[];
  /** True if they are what a search has found. */
  isFiltered: boolean;
}

export function SettingSections({ sections, isFiltered }: SettingSectionsProps) {
  const { values, failure, load } = useShopSettings();
  const isLoading = useEditorSelector(({ pageDesign }) => pageDesign.domainDesign.isLoading);
  if (!values) {
    return (
      <div className={styles.sections} aria-busy={!failure}>
        {failure ? (
          <p className={styles.failure}>
            {failure} <Button onClick={load}>{messages.tryAgain}</Button>
          </p>
        ) : (
          <p className={styles.waiting}>{messages.loadingSettings}</p>
        )}
      </div>
    );
  }
  return (
    <div className={styles.sections} aria-busy={isLoading}>
      {sections.length === 0 && <p className={styles.waiting}>{messages.noSettingMatches}</p>}
      {sections.map((section) => (
        <Section key={section.id} section={section} isFiltered={isFiltered} />
      ))}
    </div>
  );
}

interface SectionProps extends Pick<SettingSectionsProps, 'isFiltered'> {
  section: SettingSection;
}

/** A section, which whoever may not change what is in it may look at. */
function Section({ section: { id, title, settings }, isFiltered }: SectionProps) {
  const maySet = useEditorSelector(mayDo(rightToSet(settings[0]?.path ?? '')));
  // Who may set nothing is told so once, below.
  const maySetOthers = useEditorSelector(mayDo('design.write'));
  return (
    <fieldset className={styles.section} disabled={!maySet} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {!maySet && maySetOthers && <p className={styles.waiting}>{messages.readOnly}</p>}
      {settings.map((setting) => (
        <SettingField key={setting.path} setting={setting} />
      ))}
      {id === GENERAL && !isFiltered && <HomeResult />}
    </fieldset>
  );
}

const GENERAL = SECTIONS[0]?.id;

const CONTROLS: Record<SettingControl, ComponentType<SettingProps>> = {
  line: typed({}),
  lines: typed({ lines: 3 }),
  entries: typed({ lines: 4 }),
  picture: PictureSetting,
  color: ColorSetting,
  font: FontSetting,
  timeZone: TimeZoneSetting,
  radius: RadiusSetting,
  header: HeaderSetting,
  flag: FlagSetting,
  opening: OpeningSetting,
  reviews: ReviewsSetting,
  categories: CategoriesSetting,
  countries: CountriesSetting,
  dollars: DollarsSetting,
  count: typed({ inputMode: 'numeric' }),
  css: CssSetting,
  readOnly: ReadOnlySetting,
};

/** One setting; nothing where the backend of the shop does not have it. */
function SettingField({ setting }: { setting: Setting }) {
  const { values = {}, problems, set } = useShopSettings();
  const { path, control } = setting;
  const value = values[path];
  if (value === undefined) return null;
  const Control = CONTROLS[control];
  return (
    <div className={HALVES.includes(control) ? styles.half : undefined}>
      <Control
        id={settingId(path)}
        setting={setting}
        value={value}
        values={values}
        problem={problems[path]}
        onChange={(next) => set(path, next)}
      />
    </div>
  );
}

/** Two of them stand beside each other. */
const HALVES: readonly SettingControl[] = ['color', 'font'];

function HomeResult() {
  const { values = {} } = useShopSettings();
  const { hostname: host, template } = useShop();
  const naming = { host, template, metadataTitle: textAt(values, 'metadata.title').trim() };
  return (
    <SearchResult
      site={shopName(naming)}
      address={host}
      title={pageTitle(naming, BUILT_IN_TITLES.homepage)}
      description={textAt(values, 'metadata.description').trim()}
    />
  );
}
