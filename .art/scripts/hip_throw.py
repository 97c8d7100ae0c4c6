"""SCENE - the open mat: over the back and into the air."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'hip-throw'


def build():
    reset(); size()
    tile = [mat('tile%d' % i, c, .55, spec=.4, bump=(240, .18, .0015, 3), rough_noise=(3., .42, .62)) for i, c in enumerate(((.026, .027, .033), (.030, .020, .012)))]
    for i in range(-5, 6):
        for j in range(-3, 8): box('tile', (.994, .994, .06), (i + .3, j * 1. - .35, -.032), tile[int(abs(i) >= 4 or j >= 5)], bevel=.006)
    def who(pose, loc, yaw, tone, suit, band, mass):
        cloth = mat('suit', suit, .85, spec=.2, sheen=.5, bump=(380, .25, .002, 2))
        M = dict(belt=mat('band', band, .7), hair=mat('hair', (.006, .005, .005), .55, sheen=.2), skin=skin(tone), shorts=cloth, shirt=cloth)
        add_parts(body.figure(pose, 'gi', h=.005, mass=mass), M, loc=loc, yaw=yaw)
    who(poses.THROW, (.98, 0, 0), 181, '6a3f28', (.62, .60, .56), (.010, .010, .012), .9)
    who(poses.THROWN, (.98, 0, 0), 181, '7a4b30', (.020, .045, .11), lin('C98B1F'), .88)
    spot((3.0, 6.0, 5.0), (.9, 0, 1.1), lin('FFCB70'), 4000, 30, .6, .25)
    area((3.0, 2.1, 2.6), (.9, 0, 1.1), lin('FFC056'), 950, .6, 1.4)
    area((-1.0, 2.6, 3.0), (.8, 0, 1.2), lin('FFB74A'), 560, .6, 1.2)
    area((-2.0, 1.9, 1.9), (.6, 0, 1.1), TEAL, 190, .5, 1.4)
    area((.8, 3.0, 4.6), (.8, .8, 0), lin('FFB44E'), 190, 2.0, spread=100)
    area((-2.6, -4, 2.6), (.8, 0, 1), COOLW, 12, 2.5)
    camera((-.25, -4.9, .62), (-.04, .2, 1.06), lens=48, focus=(.9, -.05, 1.1), fstop=1.6)
    finish(NAME)


def post():
    ring_night(NAME, seed=61, crowd=95, rows_y=(11, 34), rows_z=(.6, 11), edge_x=.6, spread=3., scale=1.9, teal=.06, glow_at=(.66, .36, .10), top=(.80, .02, .11), shaft=.38, near=2.5, left_dark=.32,
               front=lambda cam, img: motes(cam, img, (-1.2, -1., .05), (2.4, 2, 2.2), n=340, power=.9))


main(build, post)
