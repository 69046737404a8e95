import './style.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { followLinks } from './lib/route.svelte'
import { keepSettings } from './lib/settings.svelte'
import { speak } from './lib/words.svelte'

keepSettings()
followLinks()
await speak()
mount(App, { target: document.getElementById('app')! })
