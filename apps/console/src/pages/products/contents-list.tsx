import { useTranslations } from '../../lib/i18n';
import { getSectionId, type SectionName } from './sections/section';

/** Shows the table of contents of a form: beside it in wide windows, above it in narrow ones. */
export function ContentsList({ sections }: { sections: readonly SectionName[] }) {
  const { t } = useTranslations();
  return (
    <nav aria-label={t('documents.editor.contents')} className="xl:sticky xl:top-36 xl:self-start">
      <ul className="flex flex-wrap gap-x-4 xl:grid xl:gap-1">
        {sections.map((name) => (
          <li key={name}>
            <button
              className="min-h-9 text-left text-ink-soft underline decoration-edge decoration-1 underline-offset-4 hover:text-brass xl:no-underline"
              onClick={() => {
                const heading = document.getElementById(getSectionId(name));
                heading?.scrollIntoView({ block: 'start' });
                heading?.focus({ preventScroll: true });
              }}
              type="button"
            >
              {t(`documents.sections.${name}`)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
