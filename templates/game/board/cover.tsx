import { title } from '../words/title.ts';
import './style.css';

/** The cover on the home screen: the road between the two camps. */
export const Cover = (props: { readonly language: 'en' | 'de' }) => (
  <svg class="ng ng-cover" viewBox="0 0 400 300" role="img" aria-label={title[props.language].title}>
    <rect class="ng-sky" width="400" height="300" />
    <path class="ng-ground" d="M0 190Q110 120 200 150T400 170V300H0Z" />
    <path class="ng-road" d="M200 300Q150 240 210 200T200 150" />
    <text x="200" y="80">
      {title[props.language].title}
    </text>
  </svg>
);
