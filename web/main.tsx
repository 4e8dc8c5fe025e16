import './art/style.css';
import { render } from 'solid-js/web';
import { App } from './shell/App.tsx';
import { applySettings } from './shell/settings.ts';
import { keepOffline } from './shell/Updates.tsx';

applySettings();
const root = document.getElementById('app');
if (root) render(() => <App />, root);
keepOffline();
