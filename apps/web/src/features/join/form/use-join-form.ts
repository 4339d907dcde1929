import { useFormFields } from '@dining/ui/use-checked-form';
import { useEffect, useState } from 'react';
import type { JoinFormData, VerifiedIdentity } from '../../../entities/join/queries';
import { useClock } from '../../../lib/clock';
import { type JoinValues, restoreJoinDraft, type SentCodes, saveJoinDraft } from './join-draft';
import { useProblemReport } from './use-problem-report';

export function useJoinForm(formData: JoinFormData) {
  const { loginType } = formData;
  const { now } = useClock();
  const [draft] = useState(() => restoreJoinDraft(formData, now().getTime()));
  const [codes, setCodes] = useState(draft.codes);
  const [verifiedIdentity, setVerifiedIdentity] = useState(formData.verifiedIdentity);
  // True while the verified e-mail address is being replaced; the server still stores it.
  const [isReplacingEmail, setIsReplacingEmail] = useState(false);
  const updateCodes = (change: Partial<SentCodes>) => setCodes((current) => ({ ...current, ...change }));
  const updateVerifiedIdentity = (change: Partial<VerifiedIdentity>) =>
    setVerifiedIdentity((current) => ({ ...current, ...change }));
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
  useEffect(() => saveJoinDraft({ values, codes }, loginType), [values, codes, loginType]);
  const setVerifiedEmail = (email: string) => {
    updateVerifiedIdentity({ email });
    setIsReplacingEmail(false);
    setValue('email', email);
    updateCodes({ email: null });
  };
  return {
    loginType,
    fields,
    codes,
    updateCodes,
    verifiedIdentity: isReplacingEmail ? { ...verifiedIdentity, email: '' } : verifiedIdentity,
    isReplacingEmail,
    setVerifiedEmail,
    setVerifiedPerson: ({ name, phone, email }: VerifiedIdentity) => {
      updateVerifiedIdentity({ name, phone });
      setValue('name', name);
      updateCodes({ phone: null });
      // The server stores the previous e-mail address until another one is verified.
      if (email !== '' && !isReplacingEmail) setVerifiedEmail(email);
    },
    replaceEmail: () => {
      setIsReplacingEmail(true);
      updateCodes({ email: null });
    },
    replacePerson: () => {
      updateVerifiedIdentity({ name: '', phone: '' });
      updateCodes({ phone: null });
    },
    ...useProblemReport(fields, loginType),
  };
}
export type JoinFormState = ReturnType<typeof useJoinForm>;
