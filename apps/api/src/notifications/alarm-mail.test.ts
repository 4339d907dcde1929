import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getJobAlarmKind, jobNames } from '../config/jobs';
import { alarmKinds } from './alarm-kinds';
import { renderAlarmMail } from './alarm-mail';

it('docs/operations/alarms.md lists exactly the kinds of alarms, except those of jobs', () => {
  const document = readFileSync(new URL('../../../../docs/operations/alarms.md', import.meta.url), 'utf8');
  const cells = [...document.matchAll(/^\| (`[^|]+)\|/gm)].map(([, cell = '']) => cell);
  const documentedKinds = cells.flatMap((cell) => cell.match(/(?<=`)[a-z_]+(?=`)/g) ?? []);
  expect([...documentedKinds, ...jobNames.map(getJobAlarmKind)].toSorted()).toEqual(Object.keys(alarmKinds).toSorted());
});

it('an alarm of a kind that only a newer release knows is mailed with a general text', () => {
  const alarm = { id: 7, kind: 'roof_open', subject: 'roof', detail: 'it rains', raisedAt: new Date(0), htlCode: null };
  const { subject, text } = renderAlarmMail(alarm, ['operator@mail.test'], 'https://dining.test');
  expect(subject).toBe('[roof_open] roof');
  expect(text).toContain('The reservation system has raised an alarm.');
  expect(text).toContain('roof_open: roof\nit rains');
});
