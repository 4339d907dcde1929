import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run';

// `npm ci` refuses a lock file without an optional package of another platform, and `npm install` omits one that the
// registry does not offer. Finds such gaps; `--write` adds them by name, so that `npm ci` on that platform installs the
// package and other platforms skip it.

interface LockEntry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const path = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, LockEntry> };

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'wasm32',
];
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'ppc64le',
  'riscv64',
  's390x',
  'x64',
  'wasm32',
];

function parsePlatform(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> | undefined {
  const parts = name.split(/[/-]/);
  const cpu =
    processors.find((each) => parts.includes(each)) ??
    (parts.some((part) => part.startsWith('arm')) ? 'arm' : undefined);
  const os = parts.includes('windows') ? 'win32' : systems.find((each) => parts.includes(each));
  if (cpu === undefined) return undefined;
  const libc = parts.includes('musl')
    ? 'musl'
    : parts.some((part) => part.startsWith('gnu')) && os === 'linux'
      ? 'glibc'
      : undefined;
  return {
    ...(os === undefined || os === 'wasm32' ? {} : { os: [os] }),
    cpu: [cpu],
    ...(libc === undefined ? {} : { libc: [libc] }),
  };
}

function isInLockFile(dependentPath: string, name: string): boolean {
  const folder = dependentPath === '' ? 'node_modules' : `${dependentPath}/node_modules`;
  if (lock.packages[`${folder}/${name}`] !== undefined) return true;
  return lock.packages[`node_modules/${name}`] !== undefined;
}

const missingDependencies = Object.entries(lock.packages).flatMap(([dependentPath, entry]) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => !isInLockFile(dependentPath, name))
    .map(([name, version]) => ({ dependentPath, name, version, dev: entry.dev === true })),
);

const shouldWrite = process.argv.includes('--write');
for (const { dependentPath, name, version, dev } of missingDependencies) {
  const platform = parsePlatform(name);
  if (!shouldWrite || platform === undefined) {
    const hint =
      platform === undefined
        ? 'its name does not show its platform, so add it by hand'
        : '`npx tsx tools/check-lock.ts --write` adds it';
    process.stderr.write(
      `package-lock.json: ${name}@${version}, an optional dependency of ${dependentPath}, is missing; ${hint}\n`,
    );
    process.exitCode = 1;
  } else {
    lock.packages[`node_modules/${name}`] = { version, ...platform, ...(dev ? { dev } : {}), optional: true };
  }
}
if (shouldWrite && missingDependencies.length > 0) {
  const packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(path, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
}
