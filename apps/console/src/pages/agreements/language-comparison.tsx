import type { TextFields } from '@dining/domain/catalogue/fields';
import { type Language, languageNames, languages } from '@dining/domain/shared/language';
import { Tabs } from '@dining/ui/tabs';
import { VisuallyHidden } from '@dining/ui/visually-hidden';
import { useState } from 'react';
import { Block } from '../../features/screen/screen';
import { useTranslations } from '../../lib/i18n';
import { type ComparedPart, compareTexts, type TextPiece } from './compare-texts';

interface VersionText {
  readonly version: string;
  readonly title?: TextFields;
  readonly content: TextFields;
}

interface LanguageComparisonProps {
  readonly text: VersionText;
  /** The version before; undefined for the first one. */
  readonly previous: VersionText | undefined;
  readonly bodyLabel: string;
}

const joinText = ({ title, content }: VersionText, language: Language): string =>
  [...(title === undefined ? [] : [title[language]]), content[language]].join('\n');

/** Shows in each language what a version changes, and its text. */
export function LanguageComparison({ text, previous, bodyLabel }: LanguageComparisonProps) {
  const { t, language: ownLanguage } = useTranslations();
  const [language, setLanguage] = useState(ownLanguage);
  return (
    <Tabs
      items={languages.map((id) => ({
        id,
        label: <span lang={languageNames[id].html}>{languageNames[id].native}</span>,
      }))}
      label={t('agreements.languages')}
      onSelect={setLanguage}
      selected={language}
    >
      <div className="-mt-6 [&>section:first-child]:border-t-0">
        <Block title={t('agreements.changes.title')}>
          {previous === undefined ? (
            <p className="text-ink-soft">{t('agreements.changes.first')}</p>
          ) : (
            <TextChanges after={text} before={previous} language={language} />
          )}
        </Block>
        <Block title={bodyLabel}>
          <div className="grid max-w-3xl gap-3" lang={languageNames[language].html}>
            {text.title !== undefined && <h3 className="font-medium">{text.title[language]}</h3>}
            <p className="whitespace-pre-line">{text.content[language]}</p>
          </div>
        </Block>
      </div>
    </Tabs>
  );
}

interface TextChangesProps {
  readonly before: VersionText;
  readonly after: VersionText;
  readonly language: Language;
}

function TextChanges({ before, after, language }: TextChangesProps) {
  const { t } = useTranslations();
  const parts = compareTexts(joinText(before, language), joinText(after, language), language);
  if (parts.length === 0) return <p className="text-ink-soft">{t('agreements.changes.same')}</p>;
  return (
    <>
      <p className="text-ink-soft">
        {t('agreements.changes.since', { version: t('setup.terms.version', { version: before.version }) })}
      </p>
      <div className="grid max-w-3xl gap-3">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity of their own
          <ChangedPart key={index} language={language} part={part} />
        ))}
      </div>
    </>
  );
}

function ChangedPart({ part, language }: { part: ComparedPart; language: Language }) {
  const { t } = useTranslations();
  if (part.type === 'unchanged')
    return (
      <p className="text-ink-soft text-xs">
        <span aria-hidden="true">⋯ </span>
        {t('agreements.changes.unchanged', { count: part.paragraphCount })}
      </p>
    );
  return (
    <p className="border-brass border-l-2 pl-3" lang={languageNames[language].html}>
      {part.pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Piece key={index} piece={piece} />
      ))}
    </p>
  );
}

/** Shows what is removed struck through, and what is added underlined. */
function Piece({ piece: { type, text } }: { piece: TextPiece }) {
  const { t, language } = useTranslations();
  if (type === 'kept') return text;
  const label = (
    <VisuallyHidden>
      <span lang={languageNames[language].html}>{t(`agreements.changes.${type}`)} </span>
    </VisuallyHidden>
  );
  return type === 'removed' ? (
    <del className="bg-danger-wash text-danger line-through">
      {label}
      {text}
    </del>
  ) : (
    <ins className="bg-success-wash text-success underline decoration-2">
      {label}
      {text}
    </ins>
  );
}
