import type { Language } from '@dining/domain/shared/language';
import cn from './cn.css?url';
import ja from './ja.css?url';
import ko from './ko.css?url';

/** The faces of a language; the Korean ones have Latin letters, too. */
const sheets: Record<Language, string> = { ko, en: ko, ja, cn };

/** Loads the faces of one language; until they are there the system's own letters stand in. */
export function loadFonts(language: Language): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheets[language];
  document.head.append(link);
}
