import { screens } from '@dining/contract/staff/screens';
import { templateKinds } from '@dining/domain/messages/templates';
import type { HtlCode } from '@dining/domain/shared/codes';
import { type Language, languageNames, languages } from '@dining/domain/shared/language';
import { getPermission } from '@dining/domain/staff/permissions';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { findScope, useChosenScope } from '../../entities/hotels/chosen-scope';
import { listAllScopes, staffHotelsQuery } from '../../entities/hotels/staff-hotels';
import { getTemplatesQuery, type TemplateKey } from '../../entities/messages/templates';
import { useMe } from '../../entities/session/session';
import { FilterSelect } from '../../features/screen/filter-select';
import { NoHotelYet } from '../../features/screen/no-hotel-yet';
import { EmptyList, LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';
import { useNow } from '../../lib/use-now';
import { TemplateEditor } from './template-editor';

/** Shows the page on which staff edit the texts that a hotel adds to its messages, per kind and language. */
export function MessageTemplatesPage() {
  const { t, language: ownLanguage } = useTranslations();
  const { grants } = useMe();
  const now = useNow();
  const navigate = useNavigate();
  const { venue: chosenCode, item } = useSearch({ strict: false });
  const [scopeKey] = useChosenScope();
  const { data: hotels, error, isFetching, refetch } = useQuery(staffHotelsQuery);
  const visibleHotels = (hotels ?? []).filter(
    ({ htlCode }) => getPermission(grants, 'template', { type: 'hotel', htlCode }, now).allowed,
  );
  const scope = findScope(scopeKey, listAllScopes(hotels ?? []));
  const scopeCode = scope === undefined || scope.type === 'group' ? undefined : scope.htlCode;
  const hotel =
    visibleHotels.find(({ htlCode }) => htlCode === chosenCode) ??
    visibleHotels.find(({ htlCode }) => htlCode === scopeCode) ??
    visibleHotels[0];
  const [kindText, languageText] = (item ?? '').split('.');
  const kind = templateKinds.find((each) => each === kindText) ?? 'made';
  const language = languages.find((each) => each === languageText) ?? ownLanguage;
  const open = (code: string, nextKind: string, nextLanguage: string) =>
    void navigate({ to: screens.messages.path, search: { venue: code, item: `${nextKind}.${nextLanguage}` } });

  return (
    <div className="grid content-start gap-4 p-5 xl:p-6">
      <ScreenHead note={t('messageTemplates.text')} title={t('messageTemplates.title')}>
        {hotel !== undefined &&
          (visibleHotels.length > 1 ? (
            <FilterSelect
              label={t('messageTemplates.hotel')}
              onChange={(code) => open(code, kind, language)}
              options={visibleHotels.map(({ htlCode, name }) => ({ value: String(htlCode), label: name }))}
              value={String(hotel.htlCode)}
            />
          ) : (
            <span>{hotel.name}</span>
          ))}
      </ScreenHead>
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {hotels === undefined && error === null && <LoadingRows />}
      {hotels?.length === 0 && <NoHotelYet />}
      {hotels !== undefined && hotels.length > 0 && hotel === undefined && (
        <EmptyList title={t('messageTemplates.noHotel')}>{t('messageTemplates.noHotelText')}</EmptyList>
      )}
      {hotel !== undefined && (
        <>
          <TemplateSelectors
            htlCode={hotel.htlCode}
            kind={kind}
            language={language}
            onChange={(nextKind, nextLanguage) => open(hotel.htlCode, nextKind, nextLanguage)}
          />
          <TemplateEditor
            key={`${hotel.htlCode} ${kind} ${language}`}
            templateKey={{ htlCode: hotel.htlCode, kind, language }}
          />
        </>
      )}
    </div>
  );
}

interface TemplateSelectorsProps {
  readonly htlCode: HtlCode;
  readonly kind: TemplateKey['kind'];
  readonly language: Language;
  readonly onChange: (kind: TemplateKey['kind'], language: Language) => void;
}

/** Shows selects for message and language. Messages with texts of the hotel in that language are marked. */
function TemplateSelectors({ htlCode, kind, language, onChange }: TemplateSelectorsProps) {
  const { t } = useTranslations();
  const { data: templates = [] } = useQuery(getTemplatesQuery(htlCode));
  const getLabel = (each: TemplateKey['kind']): string => {
    const name = t(`messageTemplates.kinds.${each}`);
    const isOwn = templates.some((template) => template.kind === each && template.language === language);
    return isOwn ? t('messageTemplates.own', { kind: name }) : name;
  };
  return (
    <div className="flex flex-wrap gap-3">
      <FilterSelect
        label={t('messageTemplates.kind')}
        onChange={(next) => onChange(next, language)}
        options={templateKinds.map((each) => ({ value: each, label: getLabel(each) }))}
        value={kind}
      />
      <FilterSelect
        label={t('messageTemplates.language')}
        onChange={(next) => onChange(kind, next)}
        options={languages.map((each) => ({ value: each, label: languageNames[each].native }))}
        value={language}
      />
    </div>
  );
}
