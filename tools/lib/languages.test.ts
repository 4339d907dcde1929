import { languageNames, languages } from '@dining/domain/shared/language';
import { languages as standInLanguages } from '@dining/fakes/languages';
import { mails } from '@dining/i18n/mail/all';
import { packs } from '@dining/i18n/site/all';
import { expect, it } from 'vitest';

// These packages may not import the domain, so their lists are compared with its list.
it.each([
  ['translations of the site', packs],
  ['translations of mails', mails],
])('the %s have exactly the languages of the domain', (_name, translations) => {
  expect(Object.keys(translations).toSorted()).toEqual(languages.toSorted());
});

it('pages of the stand-ins have the HTML languages of the domain', () => {
  expect(standInLanguages.toSorted()).toEqual(languages.map((language) => languageNames[language].html).toSorted());
});
