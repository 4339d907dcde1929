import { type CheckResult, err, ok } from '../shared/result';

/** Spec §5 Login: id and password are required, the id first. */
export function checkLogin(form: {
  readonly username: string;
  readonly password: string;
}): CheckResult<'id_required' | 'password_required'> {
  if (form.username.trim() === '') return err('id_required');
  return form.password === '' ? err('password_required') : ok;
}
