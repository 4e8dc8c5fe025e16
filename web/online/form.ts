import { createSignal } from 'solid-js';
import { createStore } from 'solid-js/store';
import { ApiError } from './api.ts';
import { say, sayError } from './say.ts';
import type { OnlineKey } from './words/en.ts';

/** Forms: what is wrong is said beside its field, in words, before anything is sent where that can be known. */

type Check = (value: string) => OnlineKey | undefined;

export const checks = {
  name: (value) => (value.trim() === '' ? 'wrong.name' : undefined),
  email: (value) => (/^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/.test(value) ? undefined : 'wrong.email'),
  newPassword: (value) => (value.length < 10 ? 'wrong.newPassword' : undefined),
  password: (value) => (value === '' ? 'wrong.password' : undefined),
  webhook: (value) => (/^\s*https?:\/\/[^\s/]/.test(value) ? undefined : 'wrong.webhook'),
} satisfies Record<string, Check>;

/** The field that a refusal of the server is about. */
const FIELDS: Readonly<Record<string, string>> = {
  'email-taken': 'email',
  'wrong-password': 'password',
  'bad-address': 'url',
};

export interface Form<K extends string> {
  readonly values: Readonly<Record<K, string>>;
  /** What is wrong with a field, or with the whole. */
  wrong(field: K | 'form'): string | undefined;
  set(field: K, value: string): void;
  busy(): boolean;
  /** What was sent has been done. */
  done(): boolean;
  submit(event: SubmitEvent): Promise<void>;
}

export const createForm = <K extends string>(
  fields: Readonly<Record<K, { readonly check: Check; readonly value?: string }>>,
  send: (values: Readonly<Record<K, string>>) => Promise<void>,
): Form<K> => {
  const names = Object.keys(fields) as K[];
  const first = Object.fromEntries(names.map((name) => [name, fields[name].value ?? ''])) as Record<K, string>;
  const [values, setValues] = createStore(first);
  const [wrong, setWrong] = createSignal<Readonly<Partial<Record<string, OnlineKey | Error>>>>({});
  const [busy, setBusy] = createSignal(false);
  const [done, setDone] = createSignal(false);

  const focusWrong = (form: HTMLFormElement): void =>
    form.querySelector<HTMLElement>('[aria-invalid="true"], .wrong-form')?.focus();

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    if (busy()) return;
    setDone(false);
    const found = names.flatMap((name) => {
      const key = fields[name].check(values[name]);
      return key === undefined ? [] : [[name, key] as const];
    });
    setWrong(Object.fromEntries(found));
    if (found.length > 0) return focusWrong(form);
    setBusy(true);
    try {
      await send({ ...values });
      setDone(true);
    } catch (error) {
      const field = FIELDS[error instanceof ApiError ? error.code : ''] ?? 'form';
      setWrong({ [field in fields ? field : 'form']: error as Error });
      focusWrong(form);
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    wrong: (field) => {
      const found = wrong()[field];
      if (found === undefined) return undefined;
      return typeof found === 'string' ? say(found) : sayError(found);
    },
    set: (field, value) => {
      setDone(false);
      setValues((before) => ({ ...before, [field]: value }));
    },
    busy,
    done,
    submit,
  };
};
