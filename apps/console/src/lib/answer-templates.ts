import type { Language } from '@dining/domain/shared/language';
import type { ko } from '@dining/i18n/console/ko';
import { loadConsolePart } from '@dining/i18n/console/load';

type Templates = (typeof ko)['inquiryTemplates']['texts'];
export type TemplateName = keyof Templates;

/** Loads the answer templates of a language, which may differ from the console's. */
export async function loadAnswerTemplates(language: Language): Promise<Readonly<Record<TemplateName, string>>> {
  const { inquiryTemplates } = await loadConsolePart(language, 'inquiryTemplates');
  return (inquiryTemplates as { readonly texts: Templates }).texts;
}
