import type { Language } from '@dining/domain/shared/language';

type TextByLanguage = Readonly<Record<Language, string>>;

/**
 * Creates the props of the fields of a text that is part of a list, such as `allergies.2.name`. The list is one value
 * of the form, so its owner stores the change.
 */
export const createTextFields =
  <Path extends string>(
    form: { readonly getId: (path: Path) => string; readonly getError: (path: Path) => string | undefined },
    path: string,
    text: TextByLanguage,
    onChange: (text: TextByLanguage) => void,
  ) =>
  (language: Language) => {
    const name = `${path}.${language}` as Path;
    return {
      name,
      id: form.getId(name),
      error: form.getError(name),
      value: text[language],
      ref: () => undefined,
      onBlur: () => undefined,
      onChange: ({ target }: { readonly target: unknown }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
          onChange({ ...text, [language]: target.value });
      },
    };
  };
