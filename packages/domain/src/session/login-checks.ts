import { type CheckResult, err, ok } from '../shared/result';

/** Checks that id and password are not empty and returns the first error (Spec §5 Login). */
export function checkLogin(form: {
  readonly username: string;
  readonly password: string;
}): CheckResult<'id_required' | 'password_required'> {
  if (form.username.trim() === '') return err('id_required');
  return form.password === '' ? err('password_required') : ok;
}
