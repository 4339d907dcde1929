import { type Language, languages } from '@dining/domain/shared/language';
import { BareSelect } from '@dining/ui/bare-select';
import { changeLanguage, pageLanguage, t } from '../../lib/i18n';

/** Each language in its own words, for those who read no other: names, the same in every pack. */
const names: Record<Language, string> = { ko: '한국어', en: 'English', cn: '简体中文', ja: '日本語' };

/** Changes the language; the site begins anew in it (Spec §4 Language). */
export function LanguageSelect() {
  return (
    <BareSelect
      label={t('common.header.language')}
      onChange={(event) => {
        const wanted = languages.find((language) => language === event.target.value);
        if (wanted !== undefined) changeLanguage(wanted);
      }}
      options={languages.map((language) => ({ value: language, label: names[language] }))}
      value={pageLanguage()}
    />
  );
}
