import { checkTemplate, type TemplateTexts } from '@dining/domain/messages/templates';
import { languageNames } from '@dining/domain/shared/language';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getPreviewQuery, type TemplateKey, type TemplatePreview } from '../../entities/messages/templates';
import { LoadFailed, LoadingRows } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';
import { useDebounced } from '../../lib/use-debounced';

const previewDelayMs = 400;

/** Shows an example of the mail and the SMS with texts that may not be saved yet. */
export function MessagePreview({ templateKey, texts }: { templateKey: TemplateKey; texts: TemplateTexts }) {
  const { t } = useTranslations();
  const fields = JSON.parse(useDebounced(JSON.stringify(texts), previewDelayMs)) as TemplateTexts;
  const isBroken = checkTemplate(templateKey.kind, fields).length > 0;
  const { data, error, isFetching, refetch } = useQuery({
    ...getPreviewQuery(templateKey, isBroken ? undefined : fields),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={t('messageTemplates.preview.title')} className="grid content-start gap-3">
      <h2 className="font-medium text-base">{t('messageTemplates.preview.title')}</h2>
      {isBroken && <p className="text-warning">{t('messageTemplates.preview.broken')}</p>}
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data === undefined && error === null && !isBroken && <LoadingRows />}
      {data !== undefined && <Message lang={languageNames[templateKey.language].html} preview={data} />}
    </section>
  );
}

function Message({ preview, lang }: { preview: TemplatePreview; lang: string }) {
  const { t } = useTranslations();
  const { subject, title, opening, facts, sections, actions, closing, notes, footer, sms } = preview;
  return (
    <>
      <h3 className="text-ink-soft text-xs">{t('messageTemplates.preview.mail')}</h3>
      <article className="grid gap-3 rounded-sm border border-line bg-raised p-5" lang={lang}>
        <p className="break-words font-medium">{subject}</p>
        <h4 className="heading text-lg">{title}</h4>
        <p className="whitespace-pre-line break-words text-ink-soft">{opening}</p>
        <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-4 gap-y-1">
          {facts.map(({ label, value }) => (
            <div className="contents" key={label}>
              <dt className="text-ink-soft">{label}</dt>
              <dd className="whitespace-pre-line break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <Sections sections={sections} />
        <p className="flex flex-wrap gap-2">
          {actions.map((action) => (
            <span className="rounded-sm border border-line px-3 py-1.5" key={action}>
              {action}
            </span>
          ))}
        </p>
        {closing !== '' && <p className="whitespace-pre-line break-words">{closing}</p>}
        <Sections sections={notes} />
        <div className="border-line border-t pt-3 text-ink-soft text-xs">
          {footer.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </article>
      <p className="text-ink-soft text-xs">{t('messageTemplates.preview.rest')}</p>
      {sms !== '' && (
        <>
          <h3 className="text-ink-soft text-xs">{t('messageTemplates.preview.sms')}</h3>
          <p className="whitespace-pre-line break-words rounded-sm border border-line bg-raised p-5" lang={lang}>
            {sms}
          </p>
        </>
      )}
    </>
  );
}

const Sections = ({ sections }: Pick<TemplatePreview, 'sections'>) =>
  sections.map(({ title, text }) => (
    <section className="grid gap-1" key={title}>
      <h5 className="font-medium">{title}</h5>
      <p className="whitespace-pre-line break-words">{text}</p>
    </section>
  ));
