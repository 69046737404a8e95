import './style.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { watchKeys } from './lib/keys'
import { interceptLinks } from './lib/route.svelte'
import { persistSettings } from './lib/settings.svelte'
import { loadLanguage } from './lib/i18n.svelte'
import { whenIdle } from './lib/idle'
import { registerOffline } from './offline/register.svelte'

persistSettings()
interceptLinks()
watchKeys()
await loadLanguage()
mount(App, { target: document.getElementById('app')! })
whenIdle(registerOffline)
