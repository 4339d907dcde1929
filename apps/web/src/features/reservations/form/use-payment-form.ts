import type { Product } from '@dining/domain/products/product';
import { checkRequestNote, listPaymentFormFailures } from '@dining/domain/reservations/form-checks';
import { type ForeignPhoneParser, korea, type PhoneNumber } from '@dining/domain/shared/phone-number';
import { type CheckedForm, useCheckedForm } from '@dining/ui/use-checked-form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { usePaymentMethods } from '../../../entities/app/app-data';
import { useSession } from '../../../entities/session/session';
import { useTranslations } from '../../../lib/i18n';
import { phoneLibraryQuery } from '../../../lib/phone-number/library-query';
import { type FormDraft, restoreDraft, saveDraft, toPaymentForm } from './form-draft';
import { formatFailure } from './form-failure';

/** Used until the phone number library is loaded. */
const unavailablePhoneParser: ForeignPhoneParser = () => null;

export type PaymentFields = Pick<
  CheckedForm<FormDraft>,
  'getFieldProps' | 'getRequiredFieldProps' | 'getValueFieldProps' | 'getId' | 'values' | 'setValues'
>;

interface PaymentFormOptions {
  product: Product;
  memberPhone: PhoneNumber;
  send: (draft: FormDraft, parseForeignNumber: ForeignPhoneParser) => Promise<void>;
}

/**
 * Runs the payment page's form and stores it in the tab at each change. After a submit, each failure stays beside its
 * field until it is fixed (Spec §5 Payment form); refusals of the server stay until the form changes.
 */
export function usePaymentForm({ product, memberPhone, send }: PaymentFormOptions) {
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const member = useSession()?.userDetails;
  const methods = usePaymentMethods();
  const [defaultValues] = useState(() => restoreDraft(member, memberPhone, methods));
  const libraryQuery = useQuery({ ...phoneLibraryQuery, enabled: false });
  const parseForeignNumber = libraryQuery.data?.parseNumberInCountry ?? unavailablePhoneParser;
  const check = useCallback(
    (draft: FormDraft) =>
      [
        ...listPaymentFormFailures(toPaymentForm(draft), product, parseForeignNumber),
        ...checkRequestNote(draft.requestNote),
      ].map((failure) => ({ field: failure.field, text: formatFailure(queryClient, translations, failure, draft) })),
    [product, parseForeignNumber, queryClient, translations],
  );
  const form = useCheckedForm<FormDraft>({
    defaultValues,
    check,
    revalidate: 'onChange',
    send: (draft) => send(draft, parseForeignNumber),
  });
  const { values } = form;
  useEffect(() => saveDraft(values, member), [values, member]);
  const submit = (): void => {
    const isForeign = [values.phone, values.visitorPhone].some(({ country }) => country !== korea);
    if (isForeign && libraryQuery.isError) void libraryQuery.refetch();
    form.submit();
  };
  return { ...form, submit };
}
