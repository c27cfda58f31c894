// The client's front door: finds out the reader's language and puts the page up.
import { mount } from 'svelte';
import Home from './lobby/Home.svelte';
import { createLanguage } from './ui/language.svelte';
import './ui/page.css';

const target = document.getElementById('saltsea');
if (target === null) throw new Error('index.html has no #saltsea');

mount(Home, { target, props: { language: createLanguage(navigator.languages) } });
