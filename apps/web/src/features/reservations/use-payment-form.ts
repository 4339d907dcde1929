import type { Product } from '@dining/domain/products/product';
import { type FormFailure, type FormField, failuresByField, paymentFormFailures } from '@dining/domain/reservations/form-checks';
import { keepVisitorInSync } from '@dining/domain/reservations/visitor';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../../entities/session/session';
import { type FormDraft, keepForm, restoredForm } from './form-draft';
import { failureText } from './form-failure';

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
export function usePaymentForm() {
  const member = useSession()?.userDetails;
  const [form, setForm] = useState(() => restoredForm(member));
  const [checked, setChecked] = useState<Product>();
  useEffect(() => keepForm(form, member), [form, member]);
  const failures = useMemo(
    () => failuresByField(checked === undefined ? [] : paymentFormFailures(form, checked)),
    [form, checked],
  );
  const part: FormPart = {
    form,
    change: (change) => setForm((before) => ({ ...before, ...keepVisitorInSync({ ...before, ...change }) })),
    errorOf: (field) => {
      const failure = failures.get(field);
      return failure === undefined ? undefined : failureText(failure, form);
    },
  };
  /** Marks all failures and returns the first one in the specification's order. */
  const check = (product: Product): FormFailure | undefined => {
    setChecked(product);
    return paymentFormFailures(form, product)[0];
  };
  return { part, check };
}
