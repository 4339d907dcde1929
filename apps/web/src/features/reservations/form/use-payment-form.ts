import type { Product } from '@dining/domain/products/product';
import {
  checkRequestNote,
  type FormFailure,
  type FormField,
  indexFailures,
  listPaymentFormFailures,
} from '@dining/domain/reservations/form-checks';
import { keepVisitorInSync } from '@dining/domain/reservations/visitor';
import { type ForeignPhoneParser, korea, type PhoneNumber } from '@dining/domain/shared/phone-number';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { usePaymentMethods } from '../../../entities/app/app-data';
import { useSession } from '../../../entities/session/session';
import { useTranslations } from '../../../lib/i18n';
import { numbersQuery } from '../../../lib/phone-number/numbers-query';
import { type FormDraft, keepForm, restoredForm } from './form-draft';
import { failureText } from './form-failure';

/** Until the library of numbers is here, nothing is a number abroad. */
const notYet: ForeignPhoneParser = () => null;

/** All that is wrong with what the page asks, in the order of the specification; the note to the venue comes last. */
const listFailures = (form: FormDraft, product: Product, readAbroad: ForeignPhoneParser): readonly FormFailure[] => [
  ...listPaymentFormFailures(form, product, readAbroad),
  ...checkRequestNote(form.requestNote),
];

/** What every part of the form is given: what stands in it, how to change it, and what is wrong with a field. */
export interface FormPart {
  readonly form: FormDraft;
  readonly change: (change: Partial<FormDraft>) => void;
  readonly errorOf: (field: FormField) => string | undefined;
}

/**
 * The payment page's form. Once checked, all that is wrong stays marked beside its field until it is put right
 * (Spec §5 Payment form).
 */
export function usePaymentForm(ownNumber: PhoneNumber) {
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const member = useSession()?.userDetails;
  const methods = usePaymentMethods();
  const [form, setForm] = useState(() => restoredForm(member, ownNumber, methods));
  const [checked, setChecked] = useState<Product>();
  const [refused, setRefused] = useState<{ failure: FormFailure; form: FormDraft }>();
  const abroad = [form.phone, form.visitor.phone].some(({ country }) => country !== korea);
  const numbers = useQuery({ ...numbersQuery, enabled: abroad });
  const readAbroad = numbers.data?.numberIn ?? notYet;
  useEffect(() => keepForm(form, member), [form, member]);
  const failures = useMemo(
    () => indexFailures(checked === undefined ? [] : listFailures(form, checked, readAbroad)),
    [form, checked, readAbroad],
  );
  const part: FormPart = {
    form,
    change: (change) => setForm((before) => ({ ...before, ...keepVisitorInSync({ ...before, ...change }) })),
    errorOf: (field) => {
      const failure =
        failures.get(field) ?? (refused?.form === form && refused.failure.field === field ? refused.failure : undefined);
      return failure === undefined ? undefined : failureText(queryClient, translations, failure, form);
    },
  };
  /** Marks all failures and returns the first one in the specification's order. */
  const check = (product: Product): FormFailure | undefined => {
    setChecked(product);
    if (abroad && numbers.isError) void numbers.refetch();
    return listFailures(form, product, readAbroad)[0];
  };
  /** Marks what the server would not take, until the form is changed. */
  const refuse = (failure: FormFailure) => setRefused({ failure, form });
  return { part, check, refuse, readAbroad };
}
