import { useEffect, useState } from 'react';
import type { JoinFormData, VerifiedIdentity } from '../../../entities/join/queries';
import { now } from '../../../lib/clock';
import { useFormFields } from '../../../lib/use-checked-form';
import { type JoinValues, keepJoinDraft, restoreJoinDraft, type SentCodes } from './join-draft';
import { useProblemReport } from './use-problem-report';

/** The form of joining: what is typed and kept in the tab, what the server holds as verified, and how its refusals are reported. */
export function useJoinForm(data: JoinFormData) {
  const { loginType } = data;
  const [draft] = useState(() => restoreJoinDraft(data, now().getTime()));
  const [codes, setCodes] = useState(draft.codes);
  const [verified, setVerified] = useState(data.verified);
  /** The server still holds the address as verified, while another one is about to take its place. */
  const [replacesEmail, setReplacesEmail] = useState(false);
  const updateCodes = (change: Partial<SentCodes>) => setCodes((before) => ({ ...before, ...change }));
  const updateVerified = (change: Partial<VerifiedIdentity>) => setVerified((before) => ({ ...before, ...change }));
  const fields = useFormFields<JoinValues>({
    defaultValues: draft.values,
    onChange: (field) => {
      fields.clearErrors(field);
      if (field === 'signUpPath') fields.clearErrors('otherPathText');
      if (field === 'email') updateCodes({ email: null });
      if (field === 'name' || field === 'phone') updateCodes({ phone: null });
    },
  });
  const { values, setValue } = fields;
  useEffect(() => keepJoinDraft({ values, codes }, loginType), [values, codes, loginType]);
  const setVerifiedEmail = (email: string) => {
    updateVerified({ email });
    setReplacesEmail(false);
    setValue('email', email);
    updateCodes({ email: null });
  };
  return {
    loginType,
    fields,
    codes,
    updateCodes,
    verified: replacesEmail ? { ...verified, email: '' } : verified,
    replacesEmail,
    setVerifiedEmail,
    setVerifiedPerson: ({ name, phone, email }: VerifiedIdentity) => {
      updateVerified({ name, phone });
      setValue('name', name);
      updateCodes({ phone: null });
      // An address that is being replaced stays the server's until another one is verified.
      if (email !== '' && !replacesEmail) setVerifiedEmail(email);
    },
    /** Shows the field of the address again, so that another one can be verified. */
    replaceEmail: () => {
      setReplacesEmail(true);
      updateCodes({ email: null });
    },
    /** Shows the fields of name and phone again, so that others can be verified. */
    replacePerson: () => {
      updateVerified({ name: '', phone: '' });
      updateCodes({ phone: null });
    },
    ...useProblemReport(fields, loginType),
  };
}
export type JoinFormState = ReturnType<typeof useJoinForm>;
