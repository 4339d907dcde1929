import type { ProblemError } from '@dining/client/problem-error';
import { parseEmail } from '@dining/domain/shared/email';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import { useState } from 'react';
import { Refusal } from '../../components/refusal';
import { type Translations, useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';

export interface Contact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

interface ContactFormProps {
  readonly contact: Contact;
  readonly contactVersion: number;
  /** Saves the contact if its stored version is the one that the form began with. Returns the problem otherwise. */
  readonly onSave: (contact: Contact, contactVersion: number) => Promise<ProblemError | undefined>;
}

/** Minimum digits of a phone number; only the server validates the number. */
const minDigits = 7;

/** Checks name, phone number and e-mail address without the phone number library. */
export const checkContact = ({ t }: Translations, { name, phone, email }: Contact) => [
  ...(name.trim() === '' ? [{ field: 'name' as const, text: t('staffDesk.contact.errors.name') }] : []),
  ...(phone.replace(/\D/g, '').length < minDigits
    ? [{ field: 'phone' as const, text: t('staffDesk.contact.errors.phone') }]
    : []),
  ...(parseEmail(email) === null ? [{ field: 'email' as const, text: t('staffDesk.contact.errors.email') }] : []),
];

/** Shows the form that changes the booker's contact data. */
export function ContactForm({ contact, contactVersion, onSave }: ContactFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  // The reservation behind the form is read again in the background.
  const [firstVersion] = useState(contactVersion);
  const { submit, getRequiredFieldProps, problem, isPending } = useRequestForm<Contact>({
    defaultValues: contact,
    check: (values) => checkContact(translations, values),
    send: (values) => onSave(values, firstVersion),
  });
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <p>{t('staffDesk.contact.text')}</p>
      <Refusal problem={problem} hasConflictDialog />
      <TextField {...getRequiredFieldProps('name')} autoComplete="off" label={t('staffDesk.contact.name')} />
      <TextField
        {...getRequiredFieldProps('phone')}
        autoComplete="off"
        label={t('staffDesk.contact.phone')}
        type="tel"
      />
      <TextField
        {...getRequiredFieldProps('email')}
        autoComplete="off"
        label={t('staffDesk.contact.email')}
        type="email"
      />
      <Button className="justify-self-end" pending={isPending} type="submit" variant="primary">
        {t('staffDesk.contact.submit')}
      </Button>
    </form>
  );
}
