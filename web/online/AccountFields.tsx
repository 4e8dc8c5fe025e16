import { Field } from './Field.tsx';
import type { Form } from './form.ts';
import { say } from './say.ts';

/** The lines of the forms about an account: wherever a name, an address or a password is asked for, it is asked in the same way. */

export const NameField = <K extends string>(props: { readonly form: Form<K | 'name'> }) => (
  <Field form={props.form} name="name" label={say('form.name')} hint={say('form.nameHint')} autocomplete="nickname" />
);

export const EmailField = <K extends string>(props: {
  readonly form: Form<K | 'email'>;
  /** It is given for the first time, or changed: what it is for is said beside it. */
  readonly fresh?: boolean;
}) => (
  <Field
    form={props.form}
    name="email"
    type="email"
    label={say('form.email')}
    hint={props.fresh ? say('form.emailHint') : undefined}
    autocomplete="username"
  />
);

export const PasswordField = <K extends string>(props: {
  readonly form: Form<K | 'password'>;
  /** It is chosen here: what makes a good one is said beside it. */
  readonly fresh?: boolean;
  readonly label?: string;
  readonly hint?: string;
}) => (
  <Field
    form={props.form}
    name="password"
    type="password"
    label={props.label ?? say('form.password')}
    hint={props.hint ?? (props.fresh ? say('form.passwordHint') : undefined)}
    autocomplete={props.fresh ? 'new-password' : 'current-password'}
  />
);
