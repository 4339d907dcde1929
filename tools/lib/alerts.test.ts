import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const listMetrics = (text: string): Set<string> => new Set(text.match(/\b(?:dining|nodejs)_\w+/g) ?? []);
const rules = read('ops/prometheus/alerts.yml');

it('alert rules use only metrics that docs/operations/monitoring.md lists', () => {
  const documented = [...listMetrics(read('docs/operations/monitoring.md'))];
  const unknown = [...listMetrics(rules)].filter((metric) => {
    const base = metric.replace(/_(?:count|bucket|sum)$/, '');
    return !documented.some((name) => name === base || (name.endsWith('_') && base.startsWith(name)));
  });
  expect(unknown).toEqual([]);
});

it('each alert has a test, and each test is about an existing alert', () => {
  const listNames = (text: string, key: string) =>
    new Set([...text.matchAll(new RegExp(`${key}: (\\w+)`, 'g'))].map(([, name]) => name));
  expect(listNames(read('ops/prometheus/alerts.test.yml'), 'alertname')).toEqual(listNames(rules, '- alert'));
});
